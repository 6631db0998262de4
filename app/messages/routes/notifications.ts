export const title = 'Notifications';
export const emptyTitle = 'No notifications yet';
export const markAsRead = 'Mark as read';
export const markAsUnread = 'Mark as unread';
export const markAllAsRead = 'Mark all as read';
export const choose = 'Choose your notifications';
export const showOlder = 'Older';
export const deletedAfter = 'Notifications are deleted after 90 days.';
export const nothingOlder = 'No older notifications.';
export const emptyText =
  'News about your listings, what you write and the places you save appears here.';
export const unread = 'Unread:';
export const showNewest = 'Newest';
