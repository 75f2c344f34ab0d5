import { useContext } from 'react';
import { whatsappUrl } from '#app/company/contact.ts';
import { ContactUrl } from '#app/ui/remembered.tsx';

const general = whatsappUrl();

/** The WhatsApp link of the page that is open, the same in its header, bar, footer and buttons. */
export const useWhatsappUrl = () => useContext(ContactUrl) ?? general;
