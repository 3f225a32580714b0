import { addons } from 'storybook/manager-api';
import { EVENTS_PANEL, registerEventsPanel } from './charts/events-panel.tsx';

addons.setConfig({ panelPosition: 'right', selectedPanel: EVENTS_PANEL });
registerEventsPanel();
