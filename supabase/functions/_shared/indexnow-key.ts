/** The form of a key (indexnow.org): the site serves it, and the functions send it. */
export const indexNowKeyPattern = /^[a-zA-Z0-9-]{8,128}$/;
