/** The widths of the design: a phone, the least of two columns, a desktop. */
export const widths = {
  phone: { name: '360', styles: { width: '360px', height: '780px' }, type: 'mobile' },
  tablet: { name: '768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: '1280', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
} as const;
