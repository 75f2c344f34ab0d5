import { ArrowLeft } from 'lucide-react';
import { company } from '#app/company/company.ts';
import { telUrl } from '#app/company/contact.ts';
import { CallButton } from '#app/site/contact-buttons.tsx';
import { Badge } from '#app/ui/badge.tsx';
import type { Trail } from '#app/ui/breadcrumb.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Container } from '#app/ui/layout.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import type { BlogPost } from './post.ts';
import { PublishedDate } from './published-date.tsx';

/** Keyword badges that a post shows (specification, section 9). */
const badges = 3;

interface BlogPostPageProps {
  post: BlogPost;
  trail: Trail;
}

export function BlogPostPage({ post, trail }: BlogPostPageProps) {
  return (
    <Container className="max-w-4xl py-8 sm:py-12">
      <Breadcrumb items={trail} />
      <article className="mt-4">
        <header>
          <ul className="flex flex-wrap gap-2">
            {post.keywords.slice(0, badges).map((keyword) => (
              <li key={keyword} className="max-w-full">
                <Badge tone="soft">{keyword}</Badge>
              </li>
            ))}
          </ul>
          <h1 className="mt-4 text-display">{post.title}</h1>
          <p className="mt-4 flex flex-wrap gap-x-2 text-ink-soft">
            <PublishedDate publishedAt={post.publishedAt} />
            <span aria-hidden="true">·</span>
            <span>5 min de leitura</span>
          </p>
          <p className="mt-5 max-w-[58ch] text-xl leading-relaxed text-heading">{post.excerpt}</p>
        </header>
        <div
          className="prose mt-10 border-t border-line pt-10"
          dangerouslySetInnerHTML={{ __html: post.contentHtml }}
        />
      </article>
      <EmergencyBox />
      <SiteLink
        href="/blog"
        className="no-print mt-10 inline-flex min-h-11 items-center gap-2 font-semibold text-link underline underline-offset-4"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        Voltar ao Blog
      </SiteLink>
    </Container>
  );
}

function EmergencyBox() {
  return (
    <aside
      aria-labelledby="emergencia-titulo"
      className="mt-14 rounded-card bg-warm-soft p-6 sm:p-8"
    >
      <h2 id="emergencia-titulo" className="text-2xl">
        Emergência? Ligue Agora!
      </h2>
      <p className="mt-2 max-w-[56ch]">
        Atendemos 24 horas em Petrópolis e Itaipava, sem taxa extra à noite, em fins de semana ou
        feriados. O telefone é{' '}
        <a href={telUrl} className="inline-block font-semibold underline underline-offset-4">
          {company.phone.display}
        </a>
        .
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink href="/contato" variant="primary">
          Solicitar Orçamento
        </ButtonLink>
        <CallButton />
      </div>
    </aside>
  );
}
