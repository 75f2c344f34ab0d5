const longDate = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'long',
  timeZone: 'America/Sao_Paulo',
});

/** The day a post came out, in long pt-BR form, Petrópolis time. */
export function PublishedDate({ publishedAt }: { publishedAt: string }) {
  return <time dateTime={publishedAt}>{longDate.format(new Date(publishedAt))}</time>;
}
