import type { ComponentType } from 'react'
import type { deferredComponents } from './deferred-components.ts'
import { lazyWithMessages } from './lazy-component.tsx'

type DeferredComponents = typeof deferredComponents

/** Returns a component of those that are loaded right after the first screen, together with its messages. */
export const lazyDeferred = <Name extends keyof DeferredComponents>(name: Name) =>
  lazyWithMessages(
    async () => (await import('./deferred-components.ts')).deferredComponents[name] as ComponentType<unknown>,
  ).Component as DeferredComponents[Name]
