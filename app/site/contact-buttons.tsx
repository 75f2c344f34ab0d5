import { Phone } from 'lucide-react';
import { telUrl } from '#app/company/contact.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { ChatIcon } from '#app/ui/icons.tsx';
import { useWhatsappUrl } from './whatsapp-link.ts';

/** Opens a WhatsApp chat with the company in a new tab, with the page's own text. */
export function WhatsappButton() {
  return (
    <ButtonLink href={useWhatsappUrl()} variant="whatsapp">
      <ChatIcon />
      WhatsApp
    </ButtonLink>
  );
}

/** Calls the company. */
export function CallButton({
  variant = 'secondary',
}: {
  variant?: 'primary' | 'secondary' | 'light';
}) {
  return (
    <ButtonLink href={telUrl} variant={variant}>
      <Phone aria-hidden="true" className="size-5 shrink-0" />
      Ligar Agora
    </ButtonLink>
  );
}
