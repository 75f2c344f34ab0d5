import { Link } from '@tanstack/react-router';
import { guides } from '#app/company/guides.ts';
import { WhatsappButton } from '#app/site/contact-buttons.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { CtaBand } from '#app/ui/cta-band.tsx';
import { PageHero, Section } from '#app/ui/layout.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { PostCard } from './post-card.tsx';
import type { PostCard as Post } from './post.ts';

interface BlogListPageProps {
  posts: readonly Post[];
  page: number;
  pageCount: number;
}

export function BlogListPage({ posts, page, pageCount }: BlogListPageProps) {
  return (
    <>
      <PageHero
        title="Blog de Desentupimento"
        lead="Respostas de quem desentope casas da Serra todos os dias: o que fazer na hora, o que evitar e quando vale chamar ajuda."
      />
      {page === 1 && <Guides />}
      <Section title={page === 1 ? 'Artigos' : `Artigos, página ${page}`}>
        {posts.length === 0 ? <NoPosts /> : <PostList posts={posts} />}
        <Pagination
          page={page}
          pageCount={pageCount}
          of="do blog"
          renderLink={({ page: target, label, name, className }) => (
            <Link
              to="/blog"
              search={target === 1 ? {} : { pagina: target }}
              className={className}
              aria-label={name}
            >
              {label}
            </Link>
          )}
        />
      </Section>
      <CtaBand
        title="Não achou a sua dúvida?"
        text="Conte o que está acontecendo. A gente responde a qualquer hora, e o orçamento é grátis."
      >
        <WhatsappButton />
        <ButtonLink href="/contato" variant="light">
          Solicitar Orçamento
        </ButtonLink>
        <ButtonLink href="/" variant="light">
          Voltar ao início
        </ButtonLink>
      </CtaBand>
    </>
  );
}

function PostList({ posts }: { posts: readonly Post[] }) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {posts.map((post) => (
        <li key={post.slug}>
          <PostCard post={post} />
        </li>
      ))}
    </ul>
  );
}

function NoPosts() {
  return (
    <div className="rounded-card border border-line bg-surface-tinted px-6 py-14 text-center">
      <h3 className="text-xl">Nenhum post encontrado</h3>
      <p className="mt-2 text-ink-soft">
        Em breve publicaremos conteúdo útil sobre desentupimento!
      </p>
    </div>
  );
}

const listed = [
  {
    ...guides.price,
    text: 'Preços de pia, vaso e ralo, e o que faz o valor mudar.',
  },
  {
    ...guides.choice,
    text: 'Sinais de empresa séria e sinais de golpe, antes de você contratar.',
  },
] as const;

/** The two guides are pages of their own and not in the list (design, section 5). */
function Guides() {
  return (
    <Section title="Guias" tone="tinted">
      <ul className="grid gap-6 sm:grid-cols-2">
        {listed.map(({ path, name, text }) => (
          <li
            key={path}
            className="relative rounded-card border-l-4 border-warm bg-surface-raised p-6 shadow-card"
          >
            <h3 className="text-xl leading-snug">
              <SiteLink
                href={path}
                className="after:absolute after:inset-0 after:rounded-card hover:underline hover:decoration-2 hover:underline-offset-4"
              >
                {name}
              </SiteLink>
            </h3>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
