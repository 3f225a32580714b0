import { createElement } from 'react';
import { addons } from 'storybook/manager-api';
import { isPageId } from '../scripts/charts/story-url.ts';
import { EVENTS_PANEL, registerEventsPanel } from './charts/events-panel.tsx';
import { registerCompareTool } from './compare/compare-tool.tsx';
import { registerFindTool } from './find/find-tool.tsx';
import { StoryLabel } from './find/story-label.ts';
import { registerDiagramPanel } from './diagram/diagram-panel.tsx';

// The panel is below the story if a panel next to it would leave less than a desktop page's width.
const panelPosition = window.innerWidth < 1_900 ? 'bottom' : 'right';

addons.setConfig({
  layout: { panelPosition, bottomPanelHeight: 260, rightPanelWidth: 480 },
  selectedPanel: EVENTS_PANEL,
  sidebar: {
    renderLabel: (item) => {
      if (item.type === 'story') return createElement(StoryLabel, { id: item.id, part: 'name', english: item.name });
      const [first] = item.type === 'component' ? item.children : [];
      return first ? createElement(StoryLabel, { id: first, part: 'folder', english: item.name }) : item.name;
    },
  },
  // Pages about the product have no events, and need the height.
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => isShown && !isPageId(storyId ?? ''),
  },
});
registerFindTool();
registerCompareTool();
registerEventsPanel();
registerDiagramPanel();
