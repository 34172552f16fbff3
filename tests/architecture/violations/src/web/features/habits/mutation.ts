// caught by eslint(no-restricted-imports): Only src/web/ledger/use-send.ts sends mutations
import { useMutation } from '@tanstack/react-query'

export const useCheckIn = useMutation
