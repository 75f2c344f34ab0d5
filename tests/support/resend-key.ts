/** Key of the e-mail service that the stand-in knows. */
export const resendKey = 're_stand_in';
