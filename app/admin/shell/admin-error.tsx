import type { ErrorComponentProps } from '@tanstack/react-router';
import { useLocation } from '@tanstack/react-router';
import { buttonStyle } from '#app/ui/button.tsx';
import { Container } from '#app/ui/layout.tsx';
import { supabaseUnavailable } from '#app/admin/auth/guard.ts';

/** An admin page that did not open. That the database is unavailable is said where the server said so alone. */
export function AdminError({ error }: ErrorComponentProps) {
  const { href } = useLocation();
  return (
    <div className="bg-surface-tinted">
      <Container className="flex min-h-[60vh] flex-col items-start justify-center py-16">
        <h1 className="text-title">A administração não abriu</h1>
        <div className="mt-4 max-w-[60ch] space-y-3 text-lg text-ink-soft">
          <Reason error={error} />
        </div>
        <a href={href} className={`mt-8 ${buttonStyle('primary')}`}>
          Tentar de novo
        </a>
      </Container>
    </div>
  );
}

function Reason({ error }: { error: unknown }) {
  if (error instanceof Error && error.message === supabaseUnavailable) {
    return (
      <>
        <p>
          O banco de dados (Supabase) não respondeu a tempo. O site público continua no ar, e nada
          foi perdido.
        </p>
        <p>
          Espere um minuto e tente de novo. Se continuar, veja se o projeto está ativo em
          supabase.com e avise quem cuida do site.
        </p>
      </>
    );
  }
  // What the browser's own fetch throws where no answer came.
  if (error instanceof TypeError) {
    return (
      <p>
        Este aparelho não alcançou o site. Confira se há internet e tente de novo: nada foi perdido.
      </p>
    );
  }
  return (
    <p>
      Algo falhou ao montar esta página, e nada foi perdido. Espere um minuto e tente de novo. Se
      continuar, avise quem cuida do site.
    </p>
  );
}
