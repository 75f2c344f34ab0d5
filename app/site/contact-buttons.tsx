import { Phone } from 'lucide-react';
import { telUrl, whatsappUrl } from '../company/contact.ts';
import { ButtonLink } from '../ui/button.tsx';
import { ChatIcon } from '../ui/icons.tsx';

interface ContactButtonProps {
  /** Text that WhatsApp opens with; the general greeting when none is given. */
  message?: string;
}

/** Opens a WhatsApp chat with the company in a new tab. */
export function WhatsappButton({ message }: ContactButtonProps) {
  return (
    <ButtonLink href={whatsappUrl(message)} variant="whatsapp">
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
