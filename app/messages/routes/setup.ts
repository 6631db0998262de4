export const title = 'Set up your directory';
export const javascriptNeeded = 'Setting up needs JavaScript.';
export const intro =
  'Your account comes first: as super admin you name the directory, choose its area and make others admins.';
export const emailLabel = 'Email';
export const passwordLabel = 'Password';
export const create = 'Create account';
export const notLoaded = 'We could not check the link.';
export const linkVoid =
  'This link is not valid. It works once, for a day, and only while there is no super admin. Run “npm run first-admin” to get another one.';
export const emailTaken =
  'This email has an account. Choose another one, or run “npm run first-admin -- EMAIL”.';
export const passwordWeak = 'Please choose a stronger password';
