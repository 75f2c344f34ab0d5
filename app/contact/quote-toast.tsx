import { useEffect } from 'react';
import { toast, Toaster } from 'sonner';

/** The toast after the quote form, once for each time it is sent (specification, section 8). */
export default function QuoteToast() {
  useEffect(() => {
    toast.success('Redirecionando para WhatsApp', {
      id: 'orcamento',
      description: 'Você será direcionado para nossa conversa no WhatsApp.',
    });
  }, []);
  return (
    <Toaster
      position="top-center"
      theme="light"
      containerAriaLabel="Avisos"
      style={{ fontFamily: 'inherit' }}
      toastOptions={{ classNames: { title: 'text-base', description: 'text-base' } }}
    />
  );
}
