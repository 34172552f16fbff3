/** Returns whether the browser would go back to a page of the app; false if it does not tell. */
export const canGoBack = (): boolean => 'navigation' in window && window.navigation.canGoBack
