import { useLocation } from '@tanstack/react-router';
import { buttonStyle } from '#app/ui/button.tsx';
import { Container } from '#app/ui/layout.tsx';

/** An admin page that did not open: mostly because Supabase does not answer, which the operator cannot mend by typing. */
export function AdminError() {
  const { href } = useLocation();
  return (
    <div className="bg-brand-50">
      <Container className="flex min-h-[60vh] flex-col items-start justify-center py-16">
        <h1 className="text-title">A administração não abriu</h1>
        <div className="mt-4 max-w-[60ch] space-y-3 text-lg text-ink-soft">
          <p>
            O banco de dados (Supabase) não respondeu a tempo. O site público continua no ar, e nada
            foi perdido.
          </p>
          <p>
            Espere um minuto e tente de novo. Se continuar, veja se o projeto está ativo em
            supabase.com e avise quem cuida do site.
          </p>
        </div>
        <a href={href} className={`mt-8 ${buttonStyle('primary')}`}>
          Tentar de novo
        </a>
      </Container>
    </div>
  );
}
