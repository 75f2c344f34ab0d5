/** The only colours of the drawings: those of the light theme in `styles.css`, which a test compares with these. */
export const palette = {
  brand950: '#072f37',
  brand900: '#0b4a55',
  brand700: '#0f6170',
  brand500: '#3b97a5',
  brand200: '#bfdde0',
  brand100: '#dcecee',
  brand50: '#f1f8f8',
  white: '#fff',
  warm: '#f5a83b',
  warmSoft: '#fdf0dc',
} as const;

/** What lit walls and tiles are in the dark theme, where those of the day would glare beside the page. */
export const dimmed = { brand100: '#b7d0d4', brand200: '#98bfc5' } as const satisfies Partial<
  Record<keyof typeof palette, string>
>;
