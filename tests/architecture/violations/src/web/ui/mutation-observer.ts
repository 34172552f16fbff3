// caught by eslint(no-restricted-imports): Only src/web/ledger/use-send.ts sends mutations
import { MutationObserver } from '@tanstack/react-query'

export const Observer = MutationObserver
