import { lazy, Suspense, useState, type ComponentType } from 'react'
import { loadMoreMessages } from '#web/i18n/language.ts'
import { importWithRetry } from '#web/lib/import-with-retry.ts'
import { LoadFailed } from '#web/lib/load-failed.tsx'
import { useWait } from '#web/lib/use-wait.ts'

type Load<P> = () => Promise<ComponentType<P>>

/** Returns a component that is loaded at first render; a load that fails is retried once the connection is back. */
export const lazyWithRetry = <P,>(load: Load<P>) =>
  lazy(async () => ({ default: await importWithRetry(load) })) as ComponentType<P>

/**
 * Returns a component that is loaded at first render together with its messages. `load` loads both before that; `preload` only
 * tries to, and never reloads the page for a newer build: a link that is hovered has not been followed.
 */
export const lazyWithMessages = <P,>(importComponent: Load<P>) => {
  let loaded: ComponentType<P> | undefined
  const preload = async () => {
    const [imported, messages] = await Promise.allSettled([importComponent(), loadMoreMessages()])
    if (imported.status === 'fulfilled' && messages.status === 'fulfilled') loaded = imported.value
  }
  const load = async () => {
    const [Component] = await Promise.all([importWithRetry(importComponent), importWithRetry(loadMoreMessages)])
    loaded = Component
    return Component
  }
  const Lazy = lazy(async () => ({ default: await load() })) as ComponentType<P>
  // What is loaded is rendered at once: a lazy component would show its fallback first, and React keeps that for 300 ms.
  const Component = (props: P & {}) => {
    const [Shown] = useState<ComponentType<P>>(() => loaded ?? Lazy)
    return <Shown {...props} />
  }
  return { load, preload, Component: Component as ComponentType<P> }
}

/** Renders, at the bottom of the window, that what was tapped is late, with a retry button; at first nothing. */
export function LateNotice({ title }: { title?: string }) {
  const { isLong, ...wait } = useWait()
  if (!isLong) return null
  return (
    <div className="fixed inset-x-4 bottom-[calc(var(--bottom-bar)+var(--message-gap))] z-60 mx-auto max-w-120">
      <LoadFailed {...wait} {...(title && { title })} />
    </div>
  )
}

/**
 * Returns a dialog that is loaded when it first opens, with a retry button if that takes too long; it stays mounted, so
 * that its closing is animated.
 */
export const lazyDialog = <P extends { open: boolean }>(importDialog: Load<P>) => {
  const { Component: Dialog } = lazyWithMessages(importDialog)
  return function LazyDialog(props: P) {
    const [wasOpened, setWasOpened] = useState(props.open)
    if (props.open && !wasOpened) setWasOpened(true)
    return (
      wasOpened && (
        <Suspense fallback={props.open && <LateNotice />}>
          <Dialog {...props} />
        </Suspense>
      )
    )
  }
}
