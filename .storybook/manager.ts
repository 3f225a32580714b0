import { addons } from 'storybook/manager-api';
import { EVENTS_PANEL, registerEventsPanel } from './charts/events-panel.tsx';
import { registerDiagramPanel } from './diagram/diagram-panel.tsx';

// Wide enough for the surroundings of a state.
addons.setConfig({ layout: { panelPosition: 'right', rightPanelWidth: 480 }, selectedPanel: EVENTS_PANEL });
registerEventsPanel();
registerDiagramPanel();
