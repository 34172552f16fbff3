import { Toast as Base } from '@base-ui/react/toast'
import { useEffect, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { markToastRegionMounted, toastManager, toastMs } from './toast.ts'

type ToastRegionProps = {
  /** Accessible name of the region. */
  label: string
  children?: ReactNode
}

/** Renders the toasts of `showToast`, one at a time, above the bottom bar. */
export function ToastRegion({ label, children }: ToastRegionProps) {
  // The external system is the toast manager; the provider below has subscribed to it by now.
  useEffect(markToastRegionMounted, [])
  return (
    <Base.Provider limit={1} timeout={toastMs} toastManager={toastManager}>
      {children}
      <Base.Portal>
        <Base.Viewport
          aria-label={label}
          className="fixed inset-x-3 bottom-[calc(var(--bottom-bar)+var(--bottom-bulge)+0.625rem)] z-60 mx-auto grid max-w-120 lg:bottom-6 [:root:has([data-sheet])_&]:top-3 [:root:has([data-sheet])_&]:bottom-auto"
        >
          <Toasts />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  )
}

function Toasts() {
  const { toasts } = Base.useToastManager<object>()
  return toasts.map((toast) => (
    <Base.Root
      key={toast.id}
      toast={toast}
      swipeDirection={['down', 'right']}
      data-kind={toast.type}
      className={classNames(
        'col-start-1 row-start-1 self-end rounded-tile border border-transparent bg-snack text-snack-text shadow-float',
        'transition-[opacity,transform] duration-200 ease-settle data-ending-style:duration-150',
        'data-starting-style:translate-y-6 data-starting-style:opacity-0 data-ending-style:opacity-0 data-limited:opacity-0',
        'translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y) [--ring:var(--color-snack-action)]',
      )}
    >
      <Base.Content className="flex min-h-14 items-center gap-2 py-1.5 pr-1.5 pl-4">
        <div className="min-w-0 flex-1 py-1.5">
          <Base.Title className="type-label" render={<p />} />
          <Base.Description className="text-small text-snack-quiet" />
        </div>
        {toast.actionProps && (
          <Base.Action
            data-undo={toast.type === 'error' ? undefined : ''}
            className="press tap-child type-label rounded-field px-3 text-snack-action"
          />
        )}
      </Base.Content>
    </Base.Root>
  ))
}
