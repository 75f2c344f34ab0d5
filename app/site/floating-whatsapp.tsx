import { company } from '#app/company/company.ts';
import { telUrl } from '#app/company/contact.ts';
import { ChatIcon } from '#app/ui/icons.tsx';
import { Container } from '#app/ui/layout.tsx';
import { Clock, Phone } from '#app/ui/lucide-icons.tsx';
import { remembered } from '#app/ui/remembered.tsx';
import { useWhatsappUrl } from './whatsapp-link.ts';

/**
 * The contact that is always within reach, at the bottom right, in room of its own: where the page's margin is wide
 * enough for it, a button there; elsewhere in a bar that is opaque and as wide as the page, so that nothing shows
 * half covered. The footer leaves room for it. Room is measured in letters, as the page's width is.
 */
export const FloatingWhatsapp = remembered(function FloatingWhatsapp() {
  return (
    <aside aria-label="Contato rápido" className="contact no-print">
      <div className="contact-bar">
        <Container>
          <p>
            <Clock aria-hidden="true" className="size-5 text-link" />
            Atendimento 24 horas
          </p>
          <a href={telUrl} className="call">
            <Phone aria-hidden="true" className="size-5 shrink-0" />
            <span>
              <span className="sr-only">Ligar para </span>
              {company.phone.display}
            </span>
          </a>
          <a href={useWhatsappUrl()} target="_blank" rel="noopener" className="chat">
            <ChatIcon className="size-6" />
            <span>WhatsApp</span>
          </a>
        </Container>
      </div>
    </aside>
  );
});
