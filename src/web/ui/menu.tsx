import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import type { IconName } from './icon-paths.ts'
import { Icon } from './icon.tsx'

export type MenuItem = {
  key: string
  label: string
  icon?: IconName
  /** Shows the item in red. */
  danger?: boolean
  onSelect: () => void
}

type MenuFrameProps = {
  /** The button that opens the menu. */
  trigger: ReactElement
  /** What the items are about, above them: on a phone a menu may reach over what stands beside. */
  title?: string
  /** Which edge of the button the menu begins at. */
  align?: 'start' | 'end'
  /** Whether it is open, where a component decides that. */
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

type MenuProps = MenuFrameProps & { items: readonly MenuItem[] }

/** The classes of an item. */
export const menuItemClasses =
  'type-label flex min-h-12 cursor-pointer items-center gap-3 rounded-field px-3 wrap-anywhere hyphens-auto outline-none select-none data-highlighted:bg-surface-2'

/** Renders a button with a menu of actions. */
export function Menu({ items, ...frame }: MenuProps) {
  return (
    <MenuFrame {...frame}>
      {items.map((item) => (
        <Base.Item
          key={item.key}
          onClick={item.onSelect}
          className={classNames(menuItemClasses, item.danger && 'text-negative')}
        >
          {item.icon && <Icon name={item.icon} size={20} />}
          {item.label}
        </Base.Item>
      ))}
    </MenuFrame>
  )
}

/** The space that a menu leaves at the edges of the window, in pixels: at the lower one for the bottom bar. */
const collisionPadding = { top: 8, right: 8, bottom: 92, left: 8 }

/** Renders a button with a menu of items. */
export function MenuFrame({
  trigger,
  title,
  align = 'end',
  children,
  ...state
}: MenuFrameProps & { children: ReactNode }) {
  return (
    <Base.Root modal={false} {...state}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={4} collisionPadding={collisionPadding} className="z-65">
          <Base.Popup className="max-w-[calc(100vw-1rem)] min-w-[min(12rem,100vw-1rem)] rounded-tile border border-line bg-surface p-1.5 text-text shadow-float transition-opacity duration-100 outline-none data-ending-style:opacity-0 data-starting-style:opacity-0">
            {title === undefined ? (
              children
            ) : (
              <Base.Group>
                <Base.GroupLabel className="max-w-56 truncate px-3 pt-1.5 pb-1 text-small text-text-2">
                  {title}
                </Base.GroupLabel>
                {children}
              </Base.Group>
            )}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
