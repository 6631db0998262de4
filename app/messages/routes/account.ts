export const thisScreen = 'this screen';
export const goToDashboard = 'Go to your dashboard';
