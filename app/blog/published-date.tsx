const timeZone = 'America/Sao_Paulo';
const longDate = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone });

/** The day of a moment in Petrópolis, in long pt-BR form. */
export function localDay(moment: string): string {
  return longDate.format(new Date(moment));
}

/** The day a post came out or was changed, in long pt-BR form, Petrópolis time. */
export function PublishedDate({ publishedAt }: { publishedAt: string }) {
  return <time dateTime={publishedAt}>{localDay(publishedAt)}</time>;
}
