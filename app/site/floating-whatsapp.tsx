import { Phone } from 'lucide-react';
import { company } from '../company/company.ts';
import { telUrl, whatsappUrl } from '../company/contact.ts';
import { ChatIcon } from '../ui/icons.tsx';

/**
 * The contact that is always within the thumb's reach: a button at the bottom right, and on phones a bar of
 * its own under it, so that it covers no text, with the phone number beside it.
 */
export function FloatingWhatsapp() {
  return (
    <aside
      aria-label="Contato rápido"
      className="no-print fixed right-0 bottom-0 z-30 flex items-center gap-2 max-sm:left-0 max-sm:border-t max-sm:border-line max-sm:bg-white max-sm:p-2 max-sm:pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:right-6 sm:bottom-6"
    >
      <a
        href={telUrl}
        className="inline-flex min-h-12 flex-1 items-center justify-center gap-2.5 rounded-full border-2 border-brand-900 font-semibold text-brand-900 sm:hidden"
      >
        <Phone aria-hidden="true" className="size-5" />
        <span>
          <span className="sr-only">Ligar para </span>
          {company.phone.display}
        </span>
      </a>
      <a
        href={whatsappUrl()}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-12 min-w-20 items-center justify-center gap-2.5 rounded-full bg-contact px-4 font-semibold text-contact-ink hover:bg-contact-strong sm:min-h-14 sm:px-6 sm:shadow-float"
      >
        <ChatIcon className="size-6" />
        <span className="max-sm:sr-only">WhatsApp</span>
      </a>
    </aside>
  );
}
