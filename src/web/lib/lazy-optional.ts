import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/** Returns a component that is loaded at first render, and renders nothing if that fails: for what a screen can do without. */
export const lazyOptional = <P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => ({ default: await load().catch(() => () => null) }))
