import type { WorkspaceOptions } from 'sanity'
import { repeatWrites } from './repeat-writes'
import { spreadStreams } from './spread'

/**
 * Studio settings for the local Content Lake at `apiHost`: login with one click, and without the paid or hosted
 * features that it does not emulate.
 */
export const offline = (apiHost: string, projectId: string): Partial<WorkspaceOptions> => {
  if (typeof window !== 'undefined') {
    spreadStreams(window)
    repeatWrites(window)
  }
  const lake = new URL(apiHost)
  return {
    apiHost,
    auth: {
      loginMethod: 'token',
      redirectOnSingle: true,
      providers: [
        {
          name: 'local',
          title: 'Editor local',
          url: `${lake.protocol}//${projectId}.${lake.host}/v1/auth/login/local`,
        },
      ],
    },
    releases: { enabled: false },
    scheduledPublishing: { enabled: false },
    scheduledDrafts: { enabled: false },
    tasks: { enabled: false },
    announcements: { enabled: false },
    mediaLibrary: { enabled: false },
    apps: { canvas: { enabled: false } },
  }
}
