// caught by eslint(no-restricted-imports): Only src/web/ledger/use-send.ts sends mutations
import * as query from '@tanstack/react-query'

export const useSend = query.useMutation
