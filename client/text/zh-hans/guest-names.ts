/** Names for guests who have given none: one of each list, in the order of the language. */

const TRAITS = `
  快乐 勇敢 机灵 温柔 淡定 好奇 慷慨 优雅 沉稳 活泼 开朗 可爱 聪明 耐心 幸运 诚实 谦虚 热心 从容 敏捷 悠闲 自在 爱笑 早起 晚睡 贪吃 爱睡 认真
  害羞 神秘 迷糊 豪爽 洒脱 细心 乐观 俏皮 文静 倔强 威风 圆滚滚 慢吞吞 乐呵呵 懒洋洋 亮晶晶 笑眯眯 金色 银色 蔚蓝 碧绿 珊瑚色 出海 远航 听风 看云 踏浪
  逐日 追风 望月 观星 迎风
`;
const CREATURES = `
  海鸥 海豚 海豹 海獭 海狮 海象 海龟 海马 海星 海葵 海胆 海螺 鲸鱼 白鲸 蓝鲸 虎鲸 独角鲸 江豚 章鱼 鱿鱼 墨鱼 水母 龙虾 螃蟹 寄居蟹 磷虾 扇贝 牡蛎 蛤蜊
  海蛎 金枪鱼 三文鱼 鳕鱼 沙丁鱼 鲱鱼 鲈鱼 鲟鱼 飞鱼 旗鱼 翻车鱼 小丑鱼 河豚 带鱼 鳐鱼 企鹅 信天翁 鹈鹕 鸬鹚 燕鸥 白鹭 苍鹭 鱼鹰 军舰鸟 海鹦 野鸭 鸳鸯
  天鹅 大雁 鹳 朱鹮 翠鸟 水獭
`;

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

export const guestNames = {
  first: words(TRAITS),
  second: words(CREATURES),
  of: (first: string, second: string): string => `${first}的${second}`,
};
