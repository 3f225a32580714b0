import { addons } from 'storybook/manager-api';
import { isPageId } from '../scripts/charts/story-url.ts';
import { EVENTS_PANEL, registerEventsPanel } from './charts/events-panel.tsx';
import { registerFindTool } from './find/find-tool.tsx';
import { registerDiagramPanel } from './diagram/diagram-panel.tsx';

// The panel is below the story if a panel next to it would leave less than a desktop page's width.
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
