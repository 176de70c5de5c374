/** Words in Chinese that are there to hurt, as a regular expression: the reader decides whether to see them. */
export const hurtful = "傻[逼比]|操你|草泥马|他妈的|婊子|贱人|去死|脑残|智障|王八蛋|nmsl";
