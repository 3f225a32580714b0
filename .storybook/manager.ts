import { addons } from 'storybook/manager-api';
import { registerEventsPanel } from './charts/events-panel.tsx';

addons.setConfig({ panelPosition: 'right', showToolbar: true });
registerEventsPanel();
