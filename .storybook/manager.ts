import { addons } from 'storybook/manager-api';
import { isPageId } from '../scripts/charts/story-url.ts';
import { EVENTS_PANEL, registerEventsPanel } from './charts/events-panel.tsx';
import { registerFindTool } from './find/find-tool.tsx';
import { registerDiagramPanel } from './diagram/diagram-panel.tsx';

// Where a panel beside the story would leave less than a desktop's page for it, the panel stands below.
const panelPosition = window.innerWidth < 1_900 ? 'bottom' : 'right';

addons.setConfig({
  layout: { panelPosition, bottomPanelHeight: 260, rightPanelWidth: 480 },
  selectedPanel: EVENTS_PANEL,
  // Pages of a chart have no events, and need the height.
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => isShown && !isPageId(storyId ?? ''),
  },
});
registerFindTool();
registerEventsPanel();
registerDiagramPanel();
