/**
 * Closes the menus, which are native and open without script, when the visitor is done with them: the drawer when a link
 * in it was followed or its button gave way to the wide header, and a dropdown also when the focus left it or on Escape.
 */
export function tendMenus(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    link?.closest<HTMLElement>('[popover]')?.hidePopover();
    link?.closest('details[data-menu]')?.removeAttribute('open');
  });
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const menu = menuAround(target);
    if (menu !== null && !(relatedTarget instanceof Node && menu.contains(relatedTarget))) {
      menu.open = false;
    }
  });
  document.addEventListener('keydown', ({ key, target }) => {
    const menu = key === 'Escape' ? menuAround(target) : null;
    if (menu?.open !== true) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  const button = document.querySelector<HTMLButtonElement>('[popovertarget]');
  if (button === null) return;
  new ResizeObserver(() => {
    if (button.checkVisibility()) return;
    document.querySelector<HTMLElement>('[popover]')?.hidePopover();
  }).observe(button);
}

function menuAround(target: EventTarget | null): HTMLDetailsElement | null {
  return target instanceof Element
    ? target.closest<HTMLDetailsElement>('details[data-menu]')
    : null;
}
