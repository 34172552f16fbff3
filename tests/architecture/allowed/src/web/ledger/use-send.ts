import { MutationObserver, useMutation } from '@tanstack/react-query'

export const command = [MutationObserver, useMutation]
