/** What a request carries from one layer to the next. */
export interface AppEnv {
  Variables: { requestId: string; route: string; account: string; complete: boolean }
}
