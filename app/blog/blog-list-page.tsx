import { Link } from '@tanstack/react-router';
import { claims } from '#app/company/claims.ts';
import { guides } from '#app/company/guides.ts';
import { formatRange, prices } from '#app/company/prices.ts';
import { findService } from '#app/company/services.ts';
import { Picture } from '#app/drawings/picture.tsx';
import { CallButton, WhatsappButton } from '#app/site/contact-buttons.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { CtaBand } from '#app/site/cta-band.tsx';
import { Container, Section } from '#app/ui/layout.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { PostRow } from './post-card.tsx';
import type { PostCard as Post } from './post.ts';
import type { BlogSubject } from './subjects.ts';
import { groupBySubject } from './subjects.ts';

interface BlogListPageProps {
  posts: readonly Post[];
  page: number;
  pageCount: number;
}

export function BlogListPage({ posts, page, pageCount }: BlogListPageProps) {
  const groups = groupBySubject(posts);
  return (
    <>
      <div className="@container border-b border-line bg-surface-tinted">
        <Container className="py-8 sm:py-12">
          <div className="grid items-end gap-x-12 gap-y-3 @5xl:grid-cols-[minmax(0,1fr)_26rem]">
            <h1 className="text-display">Blog de Desentupimento</h1>
            <p className="text-lg text-ink-soft">
              Respostas de quem desentope casas da Serra todos os dias: o que fazer na hora, o que
              evitar e quando vale chamar ajuda.
            </p>
          </div>
          {page === 1 && <WaterRising />}
        </Container>
      </div>
      <Section title={page === 1 ? 'Artigos' : `Artigos, página ${page}`}>
        {posts.length === 0 ? (
          <NoPosts />
        ) : (
          <>
            {groups.length > 1 && <SubjectLinks subjects={groups.map(({ subject }) => subject)} />}
            <div className="@container space-y-16">
              {groups.map((group) => (
                <Group key={group.subject.id} {...group} />
              ))}
            </div>
          </>
        )}
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
      {page === 1 && <Guides />}
      <CtaBand
        title="Não achou a sua dúvida?"
        text="Conte o que está acontecendo. A gente responde a qualquer hora, e o orçamento é grátis."
      >
        <WhatsappButton />
        <ButtonLink href="/contato" variant="secondary">
          Solicitar Orçamento
        </ButtonLink>
        <SiteLink
          href="/"
          className="inline-flex min-h-12 items-center justify-center font-semibold sm:basis-full sm:justify-start text-link underline decoration-2 underline-offset-4"
        >
          Voltar ao início
        </SiteLink>
      </CtaBand>
    </>
  );
}

const firstSteps = [
  'Pare de usar água na casa toda: torneira, descarga e máquina de lavar.',
  'Não jogue soda nem outro produto: ele queima e não abre um cano fechado.',
  'Mande uma foto pelo WhatsApp ou ligue. A gente diz o que fazer até chegar.',
] as const;

/** For whoever came here with water on the floor: what to do, before anything to read. */
function WaterRising() {
  return (
    <section
      aria-labelledby="agua-subindo-titulo"
      className="mt-6 grid overflow-hidden rounded-card bg-warm-soft sm:mt-8 @5xl:grid-cols-[minmax(0,1fr)_26rem]"
    >
      <div className="p-5 sm:p-8">
        <h2 id="agua-subindo-titulo" className="text-title">
          Água subindo agora?
        </h2>
        <ol className="mt-5 max-w-[56ch] space-y-3">
          {firstSteps.map((step, index) => (
            <li key={step} className="flex gap-3">
              <span
                aria-hidden="true"
                className="inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-warm font-bold text-on-warm tabular-nums"
              >
                {index + 1}
              </span>
              <span className="min-w-0">{step}</span>
            </li>
          ))}
        </ol>
        <div className="mt-6 flex flex-wrap gap-3 max-sm:*:w-full">
          <WhatsappButton />
          <CallButton />
        </div>
        <p className="mt-4 text-ink-soft">
          Chegamos {claims.arrival.home}, de dia ou de madrugada, e você aprova o preço antes.
        </p>
      </div>
      <Picture name="washer" loading="lazy" className="aspect-2/1 size-full @5xl:aspect-auto" />
    </section>
  );
}

function SubjectLinks({ subjects }: { subjects: readonly BlogSubject[] }) {
  return (
    <nav aria-label="Assuntos" className="mb-10 sm:mb-12">
      {/*
        On a phone one row, cut by the edge of the screen, which scrolls; its room above and below is for the focus ring.
        Wider, balanced as the words of a title are: no row has one link alone.
      */}
      <ul className="-mx-4 -my-2 flex gap-2 overflow-x-auto px-4 py-2 [scrollbar-width:none] sm:mt-0 sm:-mr-2 sm:ml-0 sm:block sm:overflow-visible sm:p-0 sm:text-balance">
        {subjects.map(({ id, name }) => (
          <li key={id} className="shrink-0 sm:mr-2 sm:mb-2 sm:inline-block">
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 scroll-mx-4 items-center rounded-full border-2 border-line-strong px-3.5 font-semibold text-brand hover:border-brand hover:bg-hover sm:px-4"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The posts of one subject, beside its drawing. */
function Group({ subject, posts }: { subject: BlogSubject; posts: readonly Post[] }) {
  const { id, name, text, picture, service } = subject;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-titulo`}
      className="grid gap-x-12 gap-y-2 @5xl:grid-cols-[18rem_minmax(0,1fr)]"
    >
      <div>
        <div className="@5xl:sticky @5xl:top-[calc(var(--spacing-header)+1.5rem)]">
          <Picture
            name={picture}
            loading="lazy"
            className="mb-5 hidden aspect-4/3 w-full rounded-card @5xl:block"
          />
          <h3 id={`${id}-titulo`} className="text-2xl">
            {name}
          </h3>
          <p className="mt-1.5 text-ink-soft">{text}</p>
          {service !== undefined && (
            <p className="tabular-nums">
              <TextLink href={`/servicos/${service}`}>{findService(service)?.name}</TextLink>,{' '}
              {formatRange(prices[service].range)}
            </p>
          )}
        </div>
      </div>
      <ul className="@container self-start divide-y divide-line border-t border-line">
        {posts.map((post) => (
          <li key={post.slug}>
            <PostRow post={post} />
          </li>
        ))}
      </ul>
    </section>
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

const pictured = {
  loading: 'lazy',
  className: 'aspect-video w-full @4xl:aspect-auto @4xl:h-full',
} as const;

const listed = [
  {
    ...guides.price,
    text: 'Preços de pia, vaso e ralo, e o que faz o valor mudar.',
    picture: <Picture name="quote" crop="trap" {...pictured} />,
  },
  {
    ...guides.choice,
    text: 'Sinais de empresa séria e sinais de golpe, antes de você contratar.',
    picture: <Picture name="team" crop="pair" {...pictured} />,
  },
] as const;

/** The two guides are pages of their own and not in the list (design, section 5). */
function Guides() {
  return (
    <Section
      title="Guias"
      lead="Antes de contratar qualquer empresa, inclusive a nossa."
      tone="tinted"
    >
      <div className="@container">
        <ul className="grid gap-6 @2xl:grid-cols-2">
          {listed.map(({ path, name, text, picture }) => (
            <li
              key={path}
              className="relative overflow-hidden rounded-card border border-line bg-surface-raised transition-colors duration-150 hover:border-accent @4xl:grid @4xl:grid-cols-[12rem_minmax(0,1fr)]"
            >
              {picture}
              <div className="p-5 sm:p-6">
                <h3 className="text-xl leading-snug">
                  <SiteLink
                    href={path}
                    className="after:absolute after:inset-0 after:rounded-card hover:underline hover:decoration-2 hover:underline-offset-4"
                  >
                    {name}
                  </SiteLink>
                </h3>
                <p className="mt-2 text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
