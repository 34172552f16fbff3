import { request } from 'node:https'

export const send = request
