/** What acts for a member: an API token; later a paired device, or a device that was handed over. */
export const agentKinds = ['token', 'device', 'hand_over'] as const
