import {
  type ComponentProps,
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useState,
} from 'react';

type MenuParts = typeof import('./menu.tsx');

type DeferredMenuProps = {
  trigger: ReactElement<ComponentProps<'button'>>;
  align?: 'start' | 'end';
  children: (parts: MenuParts) => ReactNode;
};

/**
 * A menu whose code is fetched when a pointer or the focus comes near its button: menus would be a fifth of
 * the script that a first visit costs, and most visitors never open one.
 */
export function DeferredMenu({ trigger, align, children }: DeferredMenuProps) {
  const [parts, setParts] = useState<MenuParts | null>(null);

  function open() {
    // Without a network nothing opens, and the next click tries again.
    loadMenu().then(setParts, () => undefined);
  }

  function openByArrow(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    open();
  }

  if (parts) {
    return (
      <parts.Menu defaultOpen trigger={trigger} align={align}>
        {children(parts)}
      </parts.Menu>
    );
  }
  return cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: prefetch,
    onFocus: prefetch,
    onClick: open,
    onKeyDown: openByArrow,
  });
}

function loadMenu(): Promise<MenuParts> {
  return import('./menu.tsx');
}

function prefetch() {
  loadMenu().catch(() => undefined);
}
