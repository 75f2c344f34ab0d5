import { expect, it } from 'vitest';
import { astro, content, jsx, takeApart } from './markup.ts';

const document = (body: string) =>
  `<!doctype html><html lang="pt-BR"><head><title>Pia &amp; ralo</title><meta name="description" content="De dia"/>` +
  `<style>a{color:red}</style></head><body>${body}<script>start()</script></body></html>`;

it.each([
  {
    name: 'classes, labels and tabs',
    html: '<label class="a b" for="c" tabindex="-1">d</label>',
    asJsx: '<label className={"a b"} htmlFor={"c"} tabIndex={"-1"}>{"d"}</label>',
    asAstro: '<label class="a b" for="c" tabindex="-1">d</label>',
  },
  {
    name: 'styles',
    html: '<p style="font-size:2rem;--tone: red;background:url(data:image/png;base64,AA)">a</p>',
    asJsx:
      '<p style={{"fontSize":"2rem","--tone":"red","background":"url(data:image/png;base64,AA)"}}>{"a"}</p>',
    asAstro: '<p style="font-size:2rem;--tone: red;background:url(data:image/png;base64,AA)">a</p>',
  },
  {
    name: 'names of data and ARIA, and what is said by being there',
    html: '<details open="" hidden="" data-menu-of="" aria-label="a" popover=""><img alt=""/></details>',
    asJsx:
      '<details open hidden data-menu-of={""} aria-label={"a"} popover={""}><img alt={""} /></details>',
    asAstro:
      '<details open="" hidden="" data-menu-of="" aria-label="a" popover=""><img alt="" /></details>',
  },
  {
    name: 'elements without an end, and empty ones that have one',
    html: '<p>a<br>b<span></span></p>',
    asJsx: '<p>{"a"}<br />{"b"}<span></span></p>',
    asAstro: '<p>a<br />b<span></span></p>',
  },
  {
    name: 'text that is code elsewhere',
    html: '<p title="&quot;{a}&quot;">{a} &lt;b&gt; "c" &amp;amp;</p>',
    asJsx: '<p title={"\\"{a}\\""}>{"{a} <b> \\"c\\" &amp;"}</p>',
    asAstro: '<p title="&quot;{a}&quot;">&#123;a&#125; &lt;b&gt; "c" &amp;amp;</p>',
  },
  {
    name: 'text that React parted',
    html: '<p>de <!-- -->R$ 80</p>',
    asJsx: '<p>{"de R$ 80"}</p>',
    asAstro: '<p>de R$ 80</p>',
  },
])('$name become markup of each framework', ({ html, asJsx, asAstro }) => {
  expect(takeApart(document(html), jsx).body).toBe(asJsx);
  expect(takeApart(document(html), astro).body).toBe(asAstro);
});

it('a drawing keeps the case of its names, and is one component wherever it stands', () => {
  const drawing =
    '<svg viewBox="0 0 9 9" stroke-width="2"><linearGradient id="a" xlink:href="#b"></linearGradient></svg>';
  const html = document(`<header>${drawing}</header><section>${drawing}</section>`);
  expect(takeApart(html, jsx)).toEqual({
    title: 'Pia & ralo',
    description: 'De dia',
    styles: 'a{color:red}',
    body: '<Header1 /><Section1 />',
    components: new Map([
      [
        'Svg1',
        '<svg viewBox={"0 0 9 9"} strokeWidth={"2"}><linearGradient id={"a"} xlinkHref={"#b"}></linearGradient></svg>',
      ],
      ['Header1', '<header><Svg1 /></header>'],
      ['Section1', '<section><Svg1 /></section>'],
    ]),
    data: new Map(),
  });
  expect(takeApart(html, astro).components.get('Svg1')).toBe(drawing);
});

it('links are one component, and so are the items of a list, with what differs as data', () => {
  const html = document(
    '<ul><li class="a"><a href="/1" class="&quot;">Um</a> de 2</li><li class="b"><a href="/2" class="&quot;">Dois</a> de 2</li></ul>' +
      '<ul><li>Um</li></ul><ul><li>Um</li><li><b>Dois</b></li></ul>',
  );
  const inJsx = takeApart(html, jsx);
  expect(inJsx.body).toBe(
    '<ul>{data.list1.map((row, key) => <Item1 key={key} {...row} />)}</ul>' +
      '<ul><li>{"Um"}</li></ul><ul><li>{"Um"}</li><li><b>{"Dois"}</b></li></ul>',
  );
  expect(inJsx.data).toEqual(
    new Map([
      [
        'list1',
        [
          { part1: 'a', part2: '/1', part3: 'Um' },
          { part1: 'b', part2: '/2', part3: 'Dois' },
        ],
      ],
    ]),
  );
  expect(inJsx.components).toEqual(
    new Map([
      ['Link', '<a {...props} />'],
      [
        'Item1',
        '<li className={props.part1}><Link href={props.part2} className={"\\""}>{props.part3}</Link>{" de 2"}</li>',
      ],
    ]),
  );
  const inAstro = takeApart(html, astro);
  expect(inAstro.data).toEqual(inJsx.data);
  expect(inAstro.components).toEqual(
    new Map([
      ['Link', '<a {...props}><slot /></a>'],
      [
        'Item1',
        '<li class={props.part1}><Link href={props.part2} class={"\\""}>{props.part3}</Link> de 2</li>',
      ],
    ]),
  );
});

it('an article is HTML from data', () => {
  const { body, data } = takeApart(
    document('<div class="prose">\n<p>Água &amp; sabão <a href="/">aqui</a></p></div>'),
    astro,
  );
  expect(body).toBe('<div class="prose" set:html={data.article1} />');
  expect(data.get('article1')).toBe('\n<p>Água &amp; sabão <a href="/">aqui</a></p>');
});

it('two documents have the same content whatever their frameworks add, and another one with a word less', () => {
  const ours = document('<p class="a" id="b">de <!-- -->R$ 80</p>');
  const theirs =
    '<html><head><title>Outra</title></head><body><div hidden=""><!--$--></div>\n<p id="b" class="a">de R$ 80</p></body></html>';
  expect(content(theirs)).toBe(content(ours));
  expect(content(theirs.replace('de ', ''))).not.toBe(content(ours));
});
