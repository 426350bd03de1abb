## Who gives no name is called this; a browser knows it in every language.

web-anonymous = Anonymous
