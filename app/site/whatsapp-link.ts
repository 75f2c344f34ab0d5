import { createContext, useContext } from 'react';
import { whatsappUrl } from '#app/company/contact.ts';

/** Gives the WhatsApp link of a page to all that stands on it. */
export const WhatsappLink = createContext(whatsappUrl());

/** The WhatsApp link of the page that is open, the same in its header, bar, footer and buttons. */
export const useWhatsappUrl = () => useContext(WhatsappLink);
