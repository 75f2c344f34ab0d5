import { useNavigate } from '@tanstack/react-router';
import { buttonStyle } from '#app/ui/button.tsx';
import { inputStyle } from '#app/ui/input-style.ts';
import type { Order, SearchesAddress } from './address.ts';
import { orders } from './address.ts';

const orderLabels = {
  cliques: 'Mais cliques primeiro',
  impressoes: 'Mais impressões primeiro',
  ctr: 'Maior CTR primeiro',
  posicao: 'Melhor posição primeiro',
  nome: 'Nome, de A a Z',
} as const satisfies Record<Order, string>;

/** Searches and sorts the list; it works before the page answers to presses, too. */
export function RowsForm({ address }: { address: SearchesAddress }) {
  const navigate = useNavigate({ from: '/admin/buscas' });
  const { lista, dias, ate, de, busca, ordem } = address;
  const show = (form: HTMLFormElement) => {
    const data = new FormData(form);
    const wanted = data.get('busca');
    const order = orders.find((name) => name === data.get('ordem'));
    void navigate({
      search: (previous) => ({
        ...previous,
        busca: typeof wanted === 'string' && wanted.trim() !== '' ? wanted.trim() : undefined,
        ordem: order === orders[0] ? undefined : order,
        inverso: order === previous.ordem ? previous.inverso : undefined,
        pagina: undefined,
      }),
      resetScroll: false,
      state: { keepFocus: true },
    });
  };
  return (
    <form
      // Another list begins with what it asks for.
      key={`${lista} ${de} ${busca} ${ordem}`}
      action="/admin/buscas"
      className="mb-4 flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        show(event.currentTarget);
      }}
    >
      {Object.entries({ lista, dias, ate, de }).map(
        ([name, value]) =>
          value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <div className="min-w-0 flex-1 basis-56">
        <label htmlFor="busca" className="text-sm font-semibold">
          {lista === 'paginas' ? 'Parte do endereço' : 'Parte da consulta'}
        </label>
        <input
          id="busca"
          name="busca"
          type="search"
          defaultValue={busca}
          maxLength={200}
          className={`mt-1 h-12 ${inputStyle}`}
        />
      </div>
      <div className="min-w-0">
        <label htmlFor="ordem" className="text-sm font-semibold">
          Ordem
        </label>
        <select
          id="ordem"
          name="ordem"
          defaultValue={ordem ?? orders[0]}
          onChange={({ currentTarget: { form } }) => form && show(form)}
          className={`mt-1 h-12 ${inputStyle}`}
        >
          {orders.map((name) => (
            <option key={name} value={name}>
              {orderLabels[name]}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className={buttonStyle('secondary')}>
        Buscar
      </button>
    </form>
  );
}
