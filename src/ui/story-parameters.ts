/** Stories of single components: their texts are English, and they stand away from the window's edge. */
export const componentStory = { language: 'en', layout: 'padded' } as const;
