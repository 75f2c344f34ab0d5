/** Key that the site serves for IndexNow. */
export const indexNowKey = 'chave-de-teste-1234';
