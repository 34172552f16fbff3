import { useMutationState } from '@tanstack/react-query'

export const usePending = useMutationState
