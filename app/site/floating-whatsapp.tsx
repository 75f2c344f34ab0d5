import { whatsappUrl } from '../company/contact.ts';
import { ChatIcon } from '../ui/icons.tsx';

/** Always within the thumb's reach; the page's end leaves room for it, so it covers no text there. */
export function FloatingWhatsapp() {
  return (
    <a
      href={whatsappUrl()}
      target="_blank"
      rel="noopener"
      className="no-print fixed right-4 bottom-4 z-30 inline-flex min-h-14 min-w-14 items-center justify-center gap-2.5 rounded-full bg-contact px-4 font-semibold text-contact-ink shadow-float hover:bg-contact-strong sm:right-6 sm:bottom-6 sm:px-6"
    >
      <ChatIcon className="size-6" />
      <span className="max-sm:sr-only">WhatsApp</span>
    </a>
  );
}
