import { queryOptions } from '@tanstack/react-query';
import { getNotificationChannels, getNotifications } from './notifications.functions.ts';

/** What operators are told, and the last messages. */
export const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: () => getNotifications(),
});

/** Whether each channel can send, or what it answered to the last test. */
export const channelsQuery = queryOptions({
  queryKey: ['notification-channels'],
  queryFn: () => getNotificationChannels(),
});
