export type Day = string
