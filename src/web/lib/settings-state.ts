/** State of the history for a page that a part of the settings has opened: it leads back to that. */
export interface SettingsState {
  settings?: string
}

export const fromSettings = (path: string): SettingsState => ({ settings: path })
